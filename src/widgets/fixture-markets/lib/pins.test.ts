import { expect, it } from 'vitest';
import { MAX_PINS, type Pins, togglePin } from './pins';

it('pins a market for one member, and takes it off again', () => {
  const one = togglePin({ other: [1] }, 'me', 3);
  expect(one).toEqual({ other: [1], me: [3] });
  expect(togglePin(togglePin(one, 'me', 2), 'me', 3)).toEqual({ other: [1], me: [2] });
});

it('lets the first go where there are too many', () => {
  const types = Array.from({ length: MAX_PINS + 1 }, (_, at) => at + 1);
  const all = types.reduce<Pins>((pins, typeId) => togglePin(pins, 'me', typeId), {});
  expect(all.me).toEqual(types.slice(1));
});
