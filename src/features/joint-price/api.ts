import { isGetJointPriceAnswer } from '#contract/checks.gen.ts';
import { type JointGroup, type JointQuote, type Refusal, toRefusal } from '@/entities/slip';
import { type ApiClient, type ApiError, type Refusal as RefusalDto, request } from '@/shared/api';

/** Asks what the picks of a fixture pay together. */
export async function loadJointPrice(api: ApiClient, { legs }: JointGroup): Promise<JointQuote> {
  const picked = legs.map(({ selectionId, odds, line, offerScore, inPlay }) => {
    return { selectionId, odds, line, offerScore, inPlay };
  });
  const call = api.POST('/bet/joint-price', { body: { legs: picked } });
  const { odds, factor, version } = await request(call, isGetJointPriceAnswer);
  return { odds, factor, version };
}

/** Why there is no price; null where that is not the picks' doing. */
export function refusalOf(error: ApiError): Refusal | null {
  if (error.kind !== 'problem' || error.code !== 'BET_REFUSED') return null;
  const [refusal] = error.refusals as RefusalDto[];
  return refusal ? toRefusal(refusal) : null;
}
