/** How it is known that a how-to can be followed. */
export interface HowTo {
  file: string;
  /** A test title of the file or, where the how-to is weak, any text of it. */
  has: string;
  /** It is a change of `how-to/changes.ts`, which a step of `npm test` makes. */
  isWritten?: true;
  /** Why less than the how-to itself is shown; without it, a test carries the how-to out. */
  weak?: string;
}

const here = 'scripts/docs/how-tos.test.ts';
const EXAMPLE = 'its example is tested, no second one is made';
/** Written and checked in a copy of the tree, by the step "new" of `npm test`. */
const written = (change: string): HowTo => ({
  file: 'scripts/docs/how-to/changes.ts',
  has: `'${change}': `,
  isWritten: true,
});
const wager: HowTo = {
  file: 'server/src/modules/wager/test/coin-toss.ts',
  has: 'SubjectStrategy',
  weak: EXAMPLE,
};
/** Sections of recipes.md and architecture.md that say how something is added. */
export const sections: Readonly<Record<string, HowTo>> = {
  'A module of the server': written('A module of the server'),
  'An operation': written('An operation'),
  'A list': written('A list'),
  'A kind of wager': wager,
  'A kind of request': {
    file: 'server/src/modules/request/service.test.ts',
    has: 'createRequests',
    weak: EXAMPLE,
  },
  'A refusal': written('A refusal'),
  'A market': written('A market'),
  'Adding a page': written('A list'),
  'Adding a kind of topic': {
    file: 'src/entities/game/lib/reduce-offer.test.ts',
    has: 'membership',
    weak: EXAMPLE,
  },
};

/** Rows of the table "I want to" of CONTRIBUTING. */
export const changes: Readonly<Record<string, HowTo>> = {
  'change a colour': { file: here, has: 'a colour that is too weak' },
  'change how a price cell looks': written('change how a price cell looks'),
  'add a market': written('A market'),
  'change the 1.30 limit or the bonus tiers': { file: here, has: 'another 1.30 limit' },
  'refuse something': written('A refusal'),
  'see a state of the site (empty, refused …)': {
    file: 'e2e/tools/qa.spec.ts',
    has: 'open what they say',
  },
  'add a story': {
    file: 'e2e/tools/storybook-dev.spec.ts',
    has: 'draws a new story file as soon as the index names it',
  },
  'add a widget': written('add a widget'),
  'add a page': written('A list'),
  'add a list': written('A list'),
  'add a kind of wager or of request, a server module': wager,
  'add an operation': written('An operation'),
  'add a feature': written('add a feature'),
  'change a text': written('change a text'),
  'write an amount or a phrase': {
    file: 'scripts/lib/wording.test.ts',
    has: 'no text of the tree says what reads unnaturally',
  },
  'add a dependency': {
    file: 'scripts/docs/proofs.ts',
    has: "a registry', step('lock'))",
    weak: 'the installation needs a registry; the check of the lock file is a step of `npm test`',
  },
};
