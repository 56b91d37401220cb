import type { CountCorrection } from '#rules/count-correction.ts';
import { messages } from '../ui/messages';
import { changedCounts, type TypedCounts, type WrongCount } from './typed-counts';
import {
  changedScores,
  type DeskFixture,
  parseScores,
  type Scores,
  type TypedScores,
} from './typed-scores';

/** Another result for a fixture; null scores void it, and what is left out stays. */
export interface Change {
  fixtureId: string;
  scores?: Scores | null;
  counts?: CountCorrection;
}

/** What is wrong with what was typed, each beside its field. */
export interface WrongFields {
  scores?: string;
  count?: WrongCount;
  reason?: string;
}

interface Typed {
  kind: 'correct' | 'void';
  scores: TypedScores;
  counts: TypedCounts;
}

/** What would be sent, or what is wrong with what was typed: a text that is no number, or nothing that was changed. */
export function wantedChange(
  fixture: DeskFixture,
  typed: Typed,
): { change: Change } | { wrong: WrongFields } {
  const { id: fixtureId } = fixture;
  if (typed.kind === 'void') return { change: { fixtureId, scores: null } };
  const read = parseScores(typed.scores);
  if (read === null) return { wrong: { scores: messages.scoresWrong } };
  const counted = changedCounts(typed.counts, fixture);
  if ('wrong' in counted) return { wrong: { count: counted.wrong } };
  const [scores, counts] = [changedScores(read, fixture), counted.changed];
  const change = {
    fixtureId,
    ...(Object.keys(scores).length > 0 && { scores }),
    ...(Object.keys(counts).length > 0 && { counts }),
  };
  if (change.scores || change.counts) return { change };
  return { wrong: { scores: messages.scoresWrong } };
}
