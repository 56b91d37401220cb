/** How it is known that a how-to can be followed. */
export interface HowTo {
  file: string;
  /** A test title of the file or, where the how-to is weak, any text of it. */
  has: string;
  /** Why less than the how-to itself is shown; without it, a test carries the how-to out. */
  weak?: string;
}

const here = 'scripts/docs/how-tos.test.ts';
const EXAMPLE = 'its example is tested, no second one is made';
const made: HowTo = {
  file: 'scripts/lib/test-steps.ts',
  has: "run: ['scripts/check-new.ts']",
  weak: 'what is left to write after `npm run new` is not written',
};
const list: HowTo = {
  file: 'server/src/modules/message/message.test.ts',
  has: 'pages newest first without a gap',
  weak: EXAMPLE,
};
const market: HowTo = {
  file: here,
  has: 'a market: its row',
  weak: 'its row is added, without prices and vectors',
};
const module: HowTo = {
  file: 'server/test/modules.test.ts',
  has: 'every module has a door',
  weak: EXAMPLE,
};
const wager: HowTo = {
  file: 'server/src/modules/wager/test/coin-toss.ts',
  has: 'SubjectStrategy',
  weak: EXAMPLE,
};
const onlyNames: HowTo = {
  file: 'scripts/docs/names.test.ts',
  has: 'files and symbols',
  weak: 'the files and symbols that it names are looked up',
};

/** Sections of recipes.md and architecture.md that say how something is added. */
export const sections: Readonly<Record<string, HowTo>> = {
  'A module of the server': module,
  'An operation': made,
  'A list': list,
  'A kind of wager': wager,
  'A kind of request': {
    file: 'server/src/modules/request/service.test.ts',
    has: 'createRequests',
    weak: EXAMPLE,
  },
  'A market': market,
  'Adding a page': made,
  'Adding a kind of topic': {
    file: 'src/entities/game/lib/reduce-offer.test.ts',
    has: 'membership',
    weak: EXAMPLE,
  },
};

/** Rows of the table "I want to" of CONTRIBUTING. */
export const changes: Readonly<Record<string, HowTo>> = {
  'change a colour': { file: here, has: 'a colour that is too weak' },
  'change how a price cell looks': onlyNames,
  'add a market': market,
  'change the 1.30 limit or the bonus tiers': { file: here, has: 'another 1.30 limit' },
  'see a state of the site (empty, refused …)': {
    file: 'e2e/tools/qa.spec.ts',
    has: 'open what they say',
  },
  'add a widget': made,
  'add a page': made,
  'add a list': list,
  'add a kind of wager or of request, a server module': wager,
  'add a call': made,
  'add a feature': onlyNames,
  'change a text': onlyNames,
  'write an amount or a phrase': onlyNames,
  'add a dependency': {
    file: 'scripts/docs/proofs.ts',
    has: "a registry', step('lock'))",
    weak: 'the installation needs a registry; the check of the lock file is a step of `npm test`',
  },
};
