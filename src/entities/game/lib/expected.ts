import * as z from 'zod/mini';
import { fits } from '@/shared/lib/schema';

// What the boards would stumble over, not the whole contract.
const named = z.object({ id: z.string() });
const market = z.object({ id: z.string(), typeId: z.number(), selections: z.array(named) });
const fixture = z.object({ id: z.string(), sport: z.string(), markets: z.array(market) });
const board = z.object({ leagues: z.array(named), fixtures: z.array(fixture) });

export const isBoardAnswer = fits(
  z.object({ boards: z.array(z.object({ topic: z.string(), data: board })) }),
);
export const isFixtureAnswer = fits(
  z.object({ topic: z.string(), data: z.object({ league: named, fixture }) }),
);
export const isCountAnswer = fits(
  z.array(z.object({ kind: z.string(), sport: z.string(), fixtures: z.number() })),
);
