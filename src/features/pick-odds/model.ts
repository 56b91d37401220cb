import { createEvent, sample } from 'effector';
import { $world } from '@/entities/game';
import { pickPressed, type SlipPick } from '@/entities/slip';
import { $place } from '@/shared/routes';
import { isEuropeanBoard, toPick } from './lib/to-pick';

/** A price was pressed; carries its selection id. */
export const cellPressed = createEvent<string>();

const pickFound = sample({
  clock: cellPressed,
  source: { world: $world, place: $place },
  fn: ({ world, place }, selectionId) => toPick(world, selectionId, isEuropeanBoard(place)),
});

sample({
  clock: pickFound,
  filter: (pick): pick is SlipPick => pick !== null,
  target: pickPressed,
});
