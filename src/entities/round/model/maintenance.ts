import { createEvent, sample } from 'effector';
import { type ApiError, isProblem } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { navigationRequested } from '@/shared/routes';
import { messages } from './messages';
import { eventsQuery, settingQuery } from './table';

/** A game under maintenance is pressed where games are listed. */
export const maintenancePressed = createEvent();

interface Flagged {
  result: { systemMaintenanceFlg: boolean };
}

const isFlagged = ({ result }: Flagged) => result.systemMaintenanceFlg;
/** The server has no settings of the game, or none that can be used: any other failure may pass. */
const isMissing = ({ error }: { error: ApiError }) =>
  isProblem(error, 'NOT_FOUND') || error.kind === 'contract';

const flagged = [
  sample({ clock: settingQuery.done, filter: isFlagged, fn: () => undefined }),
  sample({ clock: eventsQuery.done, filter: isFlagged, fn: () => undefined }),
];
const missing = sample({ clock: settingQuery.failed, filter: isMissing, fn: () => undefined });

sample({
  clock: [...flagged, missing, maintenancePressed],
  fn: () => ({ text: messages.maintenance, key: 'minigame-maintenance' }),
  target: alertShown,
});
sample({
  clock: [...flagged, missing],
  fn: () => ({ to: '/', replace: true }),
  target: navigationRequested,
});
