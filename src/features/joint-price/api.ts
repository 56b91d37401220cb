import { isGetJointPriceAnswer } from '#contract/checks.gen.ts';
import { type JointGroup, type Refusal, toRefusal } from '@/entities/slip';
import { type ApiClient, type ApiError, type Refusal as RefusalDto, request } from '@/shared/api';

/** Asks what the picks of a fixture pay together. */
export async function loadJointPrice(api: ApiClient, { legs }: JointGroup): Promise<number> {
  const picked = legs.map(({ selectionId, odds, line, offerScore, inPlay }) => {
    return { selectionId, odds, line, offerScore, inPlay };
  });
  const call = api.POST('/bet/joint-price', { body: { legs: picked } });
  return (await request(call, isGetJointPriceAnswer)).odds;
}

/** Why there is no price; null where that is not the picks' doing. */
export function refusalOf(error: ApiError): Refusal | null {
  if (error.kind !== 'problem' || error.code !== 'BET_REFUSED') return null;
  const [refusal] = error.refusals as RefusalDto[];
  return refusal ? toRefusal(refusal) : null;
}
