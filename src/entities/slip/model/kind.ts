import { createEvent, sample } from 'effector';
import {
  chooseKind,
  kindOf,
  SLIP_KINDS,
  type SlipKind,
  systemRows,
  takesKind,
  toggleSize,
} from '../lib/kind';
import { $slip, rejectedEditDropped } from './slip';

/** The legs are to become bets of another kind. */
export const kindChosen = createEvent<SlipKind>();
/** A size of the system's bets is taken in, or out. */
export const sizeToggled = createEvent<number>();

/** The kinds of bets that may be chosen, and the chosen one; [] while the legs leave no choice. */
export const $kinds = $slip.map((slip) => ({
  chosen: kindOf(slip),
  offered:
    slip.legs.length < 2
      ? []
      : SLIP_KINDS.filter((kind) => kind !== 'system' || slip.legs.length > 2),
  taken: SLIP_KINDS.filter((kind) => takesKind(slip, kind)),
}));
/** The sizes of a system; [] for another kind. */
export const $systemRows = $slip.map(systemRows);

sample({ clock: kindChosen, source: $slip, fn: chooseKind, target: $slip });
sample({ clock: sizeToggled, source: $slip, fn: toggleSize, target: $slip });
sample({ clock: kindChosen, target: rejectedEditDropped });
