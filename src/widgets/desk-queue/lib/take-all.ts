import { decide, type DeskRequest } from '@/entities/desk-request';
import { type ApiClient, type ApiError, isApiError, isHandledByApp } from '@/shared/api';

/** Calls on their way at once. */
const mostAtOnce = 4;

export interface Taken {
  /** As they are now. */
  taken: readonly DeskRequest[];
  refused: readonly { request: DeskRequest; error: ApiError }[];
}

/** Takes requests up one by one; what is refused keeps no other from it. A failure that the app answers ends it. */
export async function takeAll(api: ApiClient, requests: readonly DeskRequest[]): Promise<Taken> {
  const rest = [...requests];
  const taken: DeskRequest[] = [];
  const refused: { request: DeskRequest; error: ApiError }[] = [];
  async function work(): Promise<void> {
    for (let request = rest.shift(); request !== undefined; request = rest.shift()) {
      const { kind, id } = request;
      try {
        taken.push(await decide(api, { kind, id, event: 'check', reason: null }));
      } catch (error) {
        if (!isApiError(error) || isHandledByApp(error)) throw error;
        refused.push({ request, error });
      }
    }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  return { taken, refused };
}
