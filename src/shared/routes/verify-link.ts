import { linkSearch } from './search';

/** The parts of a round's id as an address has them: the number without its zeros. */
function partsOf(roundId: string) {
  const [game = '', day = '', round = ''] = roundId.split('-');
  return { game, day, round: round.replace(/^0+/, '') };
}

/**
 * Writes the address where a round is verified.
 * @example verifyHref('213-20261120-00374') // '/fairness?game=213&day=20261120&round=374'
 */
export function verifyHref(roundId: string): string {
  return `/fairness?${new URLSearchParams(partsOf(roundId))}`;
}

/** Returns the props of a `<Link>` to where a round is verified. */
export function verifyLink(roundId: string) {
  return { to: '/fairness', search: linkSearch(partsOf(roundId)) } as const;
}
