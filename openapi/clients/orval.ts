import { getBoard, login, placeBet } from '../../.cache/contract-clients/orval/client';

/** Logs in, takes the first selection on offer and bets on it; the whole program of a client made by orval. */
export async function betOnTheFirst(userId: string, password: string): Promise<string> {
  const session = await login({ userId, password });
  if (session.status !== 200) return session.data.code;

  const offer = await getBoard({ kind: 'cross', sport: 'football' });
  if (offer.status !== 200) return offer.data.code;
  const selection = offer.data.boards[0]?.data.fixtures[0]?.markets[0]?.selections[0];
  if (!selection) return 'nothing on offer';

  const placed = await placeBet(
    {
      stake: 10_000,
      oddsPolicy: 'higher',
      bonusFolders: null,
      legs: [
        {
          selectionId: selection.id,
          odds: selection.odds,
          line: null,
          offerScore: null,
          inPlay: false,
        },
      ],
    },
    { 'Idempotency-Key': crypto.randomUUID() },
    { headers: { 'X-AUTH-TOKEN': session.data.token } },
  );
  if (placed.status === 201) return placed.data.id;
  return placed.data.refusals?.map(({ code }) => code).join() ?? placed.data.code;
}
