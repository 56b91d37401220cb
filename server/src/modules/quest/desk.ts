import { isQuestFair } from '#rules/quest.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import * as repository from './repository.ts';
import type { DeskQuest, QuestDraft } from './repository.ts';

interface Fault {
  path: string;
  message: string;
}

type AddResult =
  | { kind: 'added'; quest: DeskQuest }
  | { kind: 'invalid'; errors: Fault[] }
  | { kind: 'reused' };

export interface QuestDesk {
  /** Quests of all times, the one that ends last first. */
  list(): Promise<DeskQuest[]>;
  /** Adds one, once under its key. */
  add(draft: QuestDraft, key: string, by: Acting): Promise<AddResult>;
  /**
   * Sets when one ends; null where there is none. What has begun goes on: an end before now is now, unless the quest has ended
   * before already.
   */
  end(id: number, endsAt: number, by: Acting): Promise<DeskQuest | Fault | null>;
}

const MOST_LISTED = 200;

function faultsOf(draft: QuestDraft): Fault[] {
  return [
    ...(draft.endsAt > draft.startsAt
      ? []
      : [{ path: 'endsAt', message: 'must be after startsAt' }]),
    ...(isQuestFair(draft)
      ? []
      : [{ path: 'points', message: 'must be at most what the condition costs' }]),
  ];
}

export function createQuestDesk({ db }: Pick<ModuleDeps, 'db'>): QuestDesk {
  return {
    list: () => repository.listDeskQuests(db, MOST_LISTED),
    async add(draft, key, { actor, ip, now: at }) {
      const errors = faultsOf(draft);
      if (errors.length > 0) return { kind: 'invalid', errors };
      const command = { memberId: actor, scope: 'quest' as const, key, body: draft, at };
      const outcome = await db.tx((q) =>
        answerOnce<DeskQuest>(q, command, async () => {
          const answer = await repository.insertQuest(q, draft);
          const target = `quest:${answer.id}`;
          await recordAudit(q, { at, actor, ip, action: 'quest.add', target, after: draft });
          return { status: 201, answer };
        }),
      );
      return outcome.kind === 'reused' ? outcome : { kind: 'added', quest: outcome.answer };
    },
    end: (id, wanted, { actor, ip, now: at }) =>
      db.tx(async (q) => {
        const before = await repository.takeQuest(q, id);
        if (!before) return null;
        if (wanted < before.startsAt) return { path: 'endsAt', message: 'is before startsAt' };
        const begun = Math.max(at, before.startsAt + 1);
        const least = before.startsAt <= at ? Math.min(before.endsAt, begun) : wanted;
        const endsAt = Math.max(wanted, least);
        await repository.saveEnd(q, id, endsAt);
        await recordAudit(q, {
          at,
          actor,
          ip,
          action: 'quest.end',
          target: `quest:${id}`,
          before: { endsAt: before.endsAt },
          after: { endsAt },
        });
        return { ...before, endsAt };
      }),
  };
}
