import { send } from '../../../conformance/client/send.ts';

/** What the payment page offers to do, and how the provider then reports it. */
export const CHOICES = ['exact', 'less', 'more', 'late', 'twice'] as const;
export const DELIVERIES = ['usual', 'delayed', 'duplicate', 'disordered'] as const;

export interface PaidBy {
  choice: (typeof CHOICES)[number];
  delivery: (typeof DELIVERIES)[number];
  /** How often the same form is sent, at once. */
  times: number;
}

const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Pays on the page at the address for paying, as anybody does who has its link. Returns what was still to be paid, micro-USDT. */
export async function payOnPage(url: string, { choice, delivery, times }: PaidBy): Promise<number> {
  const { text } = await send({ method: 'GET', url });
  const due = hidden(text, 'due');
  const body = new URLSearchParams({ choice, delivery, due, once: hidden(text, 'once') });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await Promise.all(
    Array.from({ length: times }, () =>
      send({ method: 'POST', url, headers, body: body.toString() }),
    ),
  );
  return Number(due);
}
