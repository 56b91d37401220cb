import { isGetSavedSlipsAnswer, isSaveSlipAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, request } from '@/shared/api';

export function loadSlips(api: ApiClient) {
  return request(api.GET('/slip/saved'), isGetSavedSlipsAnswer);
}

export type SavedSlip = Readonly<Awaited<ReturnType<typeof loadSlips>>[number]>;

/** What is saved of a slip: no match, which the server names, and no instant. */
export interface SlipContents extends Pick<SavedSlip, 'name' | 'kind' | 'mode' | 'sizes'> {
  legs: Pick<SavedSlip['legs'][number], 'selectionId' | 'odds'>[];
}

/** A slip to be saved, under an id that stays the same when it is sent again. */
export interface Saving {
  id: string;
  contents: SlipContents;
}

const pathOf = (savedSlipId: string) => ({ params: { path: { savedSlipId } } });

export function saveSlip(api: ApiClient, { id, contents }: Saving): Promise<SavedSlip> {
  const options = { ...pathOf(id), body: contents };
  return request(api.PUT('/slip/saved/{savedSlipId}', options), isSaveSlipAnswer);
}

export function renameSlip(api: ApiClient, { id, name }: { id: string; name: string }) {
  return request(api.PATCH('/slip/saved/{savedSlipId}', { ...pathOf(id), body: { name } }));
}

export function deleteSlip(api: ApiClient, { id }: { id: string }) {
  return request(api.DELETE('/slip/saved/{savedSlipId}', pathOf(id)));
}
