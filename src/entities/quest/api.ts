import { isClaimQuestAnswer, isGetQuestsAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, type ApiError, isProblem, request } from '@/shared/api';
import { type Quest, type QuestName, questKey } from './lib/quest';

export function loadQuests(api: ApiClient): Promise<readonly Quest[]> {
  return request(api.GET('/quest'), isGetQuestsAnswer);
}

/** Claims the points of a quest. What was claimed on another device meanwhile is as good as claimed here. */
export async function sendClaim(api: ApiClient, { id, periodStart }: QuestName): Promise<Quest> {
  try {
    const params = { path: { questId: id } };
    const call = api.POST('/quest/{questId}/claim', { params, body: { periodStart } });
    return await request(call, isClaimQuestAnswer);
  } catch (error) {
    if (!isProblem(error as ApiError, 'INVALID_STATE')) throw error;
    const key = questKey({ id, periodStart });
    const claimed = (await loadQuests(api)).find(
      (quest) => questKey(quest) === key && quest.state === 'claimed',
    );
    if (claimed === undefined) throw error;
    return claimed;
  }
}
