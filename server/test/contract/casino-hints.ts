import fc from 'fast-check';
import { createIds } from '../../src/lib/ids.ts';
import { toCursor } from '../../src/lib/page.ts';
import { createProviderKeys } from '../../src/modules/casino/provider-keys.ts';
import { callWallet } from '../../src/modules/casino/test/lobby-site.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

const GAME = 'hanpan-crane';
const STAKE = 1_000;
/** Enough that some are left after the fuzz test has refunded others. */
const OPEN = 30;

/** A round that is over and others that are open, of a member who has launched a game; games to launch and one to close. */
export async function casinoHints(site: TestApp): Promise<Hints> {
  const token = await site.login('member01');
  const launched = await site.call<{ sessionId: string }>('POST', `/casino/game/${GAME}/launch`, {
    token,
    body: { theme: 'celadon' },
  });
  const { sessionId } = launched.body;
  const ids = createIds({ clock: site.clock });
  const [key] = await createProviderKeys({ ...site, ids }).keysOf('hanpan');
  if (launched.status !== 201 || !key)
    throw new Error(`the launch of ${GAME}: ${JSON.stringify(launched.body)}`);
  const send = async (call: string, body: object) => {
    const answer = await callWallet(site, key, call, { sessionId, ...body });
    if (answer.status !== 200) throw new Error(`${call}: ${JSON.stringify(answer.body)}`);
  };
  for (let n = 0; n <= OPEN; n += 1)
    await send('bet', { txId: `fuzz-${n}`, roundId: `fuzz-${n}`, amount: STAKE });
  await send('endRound', { roundId: 'fuzz-0', staked: STAKE, won: 0 });
  const rows = await site.db.query<{ id: string; state: string }>(
    'select bet_id as id, state from casino_round where session_id = $1 order by bet_id',
    [sessionId],
  );
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
  const cursor = fc.constantFrom(
    toCursor({ at: site.clock.now() + 1, id: open[0] ?? 'bet_1' }),
    'x',
  );
  return {
    'getCasinoRounds.cursor': cursor,
    'getDeskCasinoRounds.cursor': cursor,
    'launchCasinoGame.gameId': fc.constantFrom(GAME, 'hanpan-baccarat', 'pragmatic-five-peaks'),
    'getCasinoRounds.gameId': fc.constantFrom(GAME, 'hanpan-baccarat'),
    'getCasinoRounds.sessionId': fc.constant(sessionId),
    'getCasinoRound.roundId': fc.constantFrom(...rows.map(({ id }) => id)),
    'setCasinoMaintenance.kind': fc.constant('game'),
    'setCasinoMaintenance.subjectId': fc.constant('hanpan-roulette'),
    'setCasinoMaintenance.body': fc.record({
      systemMaintenanceFlg: fc.boolean(),
      until: fc.constantFrom(null, site.clock.now(), site.clock.now() + 3_600_000),
      reason: fc.constantFrom('게임사 점검', '<b>'),
    }),
    'getDeskCasinoRounds.q': fc.constantFrom('fuzz-', '%', "'"),
    'refundCasinoRound.roundId': fc.constantFrom(...open),
  };
}
