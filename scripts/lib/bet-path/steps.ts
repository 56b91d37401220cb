export type Lane = 'press' | 'server' | 'back';

/** One file that a bet goes through, with what of it the bet meets. */
export interface Step {
  file: string;
  /** Declared in the file; the first is what the picture calls the step. */
  names: readonly [string, ...string[]];
  lane: Lane;
}

const client = (lane: Lane, file: string, ...names: Step['names']): Step => ({
  file: `src/${file}`,
  names,
  lane,
});
const server = (lane: Lane, file: string, ...names: Step['names']): Step => ({
  file: `server/src/${file}`,
  names,
  lane,
});
const sql = (name: string): Step => ({
  file: `server/sql/functions/${name}.sql`,
  names: [name],
  lane: 'server',
});

/** The way of one bet; what leads from each step to the next is looked up in the code. */
export const steps: readonly Step[] = [
  client('press', 'entities/game/ui/price-cell.tsx', 'PriceCell'),
  client('press', 'features/pick-odds/ui/pick-cell.tsx', 'PickCell'),
  client('press', 'features/pick-odds/model.ts', 'cellPressed'),
  client('press', 'entities/slip/model/slip.ts', 'pickPressed', '$slip'),
  client('press', 'features/place-bet/model/placement.ts', 'submitClicked', 'confirmed', 'sending'),
  client('press', 'features/place-bet/api.ts', 'placeBet'),
  server('server', 'modules/sportsbook/routes.ts', 'placeBet'),
  server('server', 'modules/sportsbook/service.ts', 'place'),
  server('server', 'modules/wager/place.ts', 'createPlacement'),
  server('server', 'modules/wager/place-calls.ts', 'createPlaceCalls'),
  server('server', 'modules/wager/repository.ts', 'placeBatch'),
  sql('bet_place_batch'),
  sql('bet_place'),
  sql('ledger_move'),
  server('back', 'modules/wager/notify.ts', 'createNotifier', 'placed'),
  server('back', 'stream/hub.ts', 'createStreamHub', 'publish'),
  client('back', 'shared/api/event-stream/model.ts', 'meStreamed'),
  client('back', 'entities/bet/model.ts', 'betsSeen', 'createBetList'),
  client('back', 'pages/bet-result/model/history.ts', 'list'),
  client('back', 'pages/bet-result/ui/bet-list.tsx', 'BetList'),
];

/** After the ledger has the stake, the one who asked for it goes on. */
export const resumesAt: Readonly<Record<string, string>> = {
  'server/src/modules/wager/notify.ts': 'server/src/modules/wager/place.ts',
};
