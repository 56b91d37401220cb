import { parseSelectionId } from '#rules/ids.ts';
import {
  addPick,
  type DomesticSlip,
  type FixtureDetails,
  loadDetails,
  offeredPick,
  type Refusal,
  type RefusalCode,
  type SlipPick,
  sizesFor,
} from '@/entities/slip';
import type { ApiClient } from '@/shared/api';
import type { KeptSlip, PickedBefore } from '../dialogs';

/** A pick as it is offered now, or why it is left out. */
export interface OpenedPick {
  selectionId: string;
  /** Null where it takes no bets now. */
  pick: SlipPick | null;
  left: RefusalCode | null;
  /** The match, where it is known. */
  match: string | null;
}

const fixtureOf = (id: string) => parseSelectionId(id)?.fixtureId ?? '';

/** Several picks of a match are those of the European board. */
function areSeveral(fixtureId: string, ids: readonly string[]): boolean {
  return ids.filter((id) => fixtureOf(id) === fixtureId).length > 1;
}

/** Prices picks by what their matches offer. */
export function openedPicks(
  { picks: ids, kept }: PickedBefore,
  details: FixtureDetails,
): OpenedPick[] {
  return ids.map((selectionId): OpenedPick => {
    const fixtureId = fixtureOf(selectionId);
    const detail = details[fixtureId] ?? null;
    const isEuropean = kept?.isEuropean || areSeveral(fixtureId, ids);
    const offered = offeredPick(selectionId, detail, isEuropean);
    const match = detail && `${detail.fixture.home} vs ${detail.fixture.away}`;
    const isOffered = typeof offered !== 'string';
    return {
      selectionId,
      match,
      pick: isOffered ? offered : null,
      left: isOffered ? null : offered,
    };
  });
}

/** Looks up what picks are offered at now. */
export async function loadPicks(api: ApiClient, before: PickedBefore): Promise<OpenedPick[]> {
  return openedPicks(before, await loadDetails(api, before.picks.map(fixtureOf)));
}

/** A slip with picks put on it. */
export interface FilledSlip {
  slip: DomesticSlip;
  /** Why a pick did not go with the others, by selection. */
  refused: Readonly<Record<string, Refusal>>;
}

/** Puts what is offered on a slip. What is there stays: another outcome of a market that it has is refused. */
export function filledSlip(slip: DomesticSlip, opened: readonly OpenedPick[]): FilledSlip {
  const refused: Record<string, Refusal> = {};
  let filled = slip;
  for (const { pick } of opened) {
    if (pick === null) continue;
    const { selectionId, fixtureId, typeId } = pick;
    const rival = filled.legs.find((leg) => leg.fixtureId === fixtureId && leg.typeId === typeId);
    const isRival = rival !== undefined && rival.selectionId !== selectionId;
    const result = isRival ? null : addPick(filled, pick);
    if (result?.ok) filled = result.slip;
    else refused[selectionId] = result?.refusal ?? { code: 'DUPLICATE_MARKET', selectionId };
  }
  return { slip: filled, refused };
}

/** A slip of what is left of a saved one keeps its kind as far as its picks still allow that. */
export function withKind(slip: DomesticSlip, { kind, sizes }: KeptSlip): DomesticSlip {
  if (kind === 'singles') return { ...slip, isSingles: true };
  return kind === 'system' && !slip.joint
    ? { ...slip, ...sizesFor(sizes, slip.legs.length) }
    : slip;
}

/** The odds (hundredths) that a pick was saved at where it has others now; else null. */
export function oddsBefore({ pick }: OpenedPick, kept: KeptSlip | undefined): number | null {
  const before = pick && kept?.odds[pick.selectionId];
  return before && before !== pick.odds ? before : null;
}
