import { client } from '../../.cache/contract-clients/hey-api/client.gen';
import { getBoard, login, placeBet } from '../../.cache/contract-clients/hey-api/sdk.gen';

/** Logs in, takes the first selection on offer and bets on it; the whole program of a client made by hey-api. */
export async function betOnTheFirst(userId: string, password: string): Promise<string> {
  client.setConfig({ baseUrl: 'https://hanpan.example.com/api' });
  const session = await login({ body: { userId, password } });
  // Statuses without a key of their own come as `default`: the code says what it is.
  if (!session.data) return session.error?.code ?? 'no answer';

  const { data: offer } = await getBoard({ query: { kind: 'cross', sport: 'football' } });
  const selection = offer?.boards[0]?.data.fixtures[0]?.markets[0]?.selections[0];
  if (!selection) return 'nothing on offer';

  const placed = await placeBet({
    auth: session.data.token,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
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
  });
  if (placed.data) return placed.data.id;
  return (
    placed.error?.refusals?.map(({ code }) => code).join() ?? placed.error?.code ?? 'no answer'
  );
}
