import * as z from 'zod/mini';

/** Market types that each member has pinned, by the member's id; in the order in which they were. */
export type Pins = Readonly<Record<string, readonly number[]>>;

export const pinsSchema: z.ZodMiniType<Pins> = z.record(z.string(), z.array(z.number()));

/** More would be no selection any more. */
export const MAX_PINS = 12;

/** Pins a type for a member, or takes it off; the first one goes where there are too many. */
export function togglePin(pins: Pins, memberId: string, typeId: number): Pins {
  const own = pins[memberId] ?? [];
  const next = own.includes(typeId)
    ? own.filter((one) => one !== typeId)
    : [...own, typeId].slice(-MAX_PINS);
  return { ...pins, [memberId]: next };
}
