/** How it is known that a how-to can be followed: a test carries it out, or keeps its example. */
export interface HowTo {
  file: string;
  /** A test title of the file, or the words that show the example. */
  has: string;
}

const here = 'scripts/docs/how-tos.test.ts';
/** Makes one of each in a copy of the tree, and runs the checks on it. */
const made: HowTo = { file: 'scripts/lib/test-steps.ts', has: 'scripts/check-new.ts' };
const list: HowTo = {
  file: 'server/src/modules/message/message.test.ts',
  has: 'pages newest first without a gap',
};
const market: HowTo = { file: here, has: 'a market: its row' };
const module: HowTo = { file: 'server/test/modules.test.ts', has: 'every module has a door' };
const wager: HowTo = { file: 'server/src/modules/wager/test/coin-toss.ts', has: 'SubjectStrategy' };
const onlyNames: HowTo = { file: 'scripts/docs/names.test.ts', has: 'files and symbols' };

/** Sections of recipes.md and architecture.md that say how something is added. */
export const sections: Readonly<Record<string, HowTo>> = {
  'A module of the server': module,
  'An operation': made,
  'A list': list,
  'A kind of wager': wager,
  'A kind of request': {
    file: 'server/src/modules/request/service.test.ts',
    has: 'createRequests',
  },
  'A market': market,
  'Adding a page': made,
  'Adding a kind of topic': {
    file: 'src/entities/game/lib/reduce-offer.test.ts',
    has: 'membership',
  },
};

/** Rows of the table "I want to" of CONTRIBUTING. */
export const wishes: Readonly<Record<string, HowTo>> = {
  'change a colour': { file: here, has: 'a colour that is too weak' },
  'change how a price cell looks': onlyNames,
  'add a market': market,
  'change the 1.30 limit or the bonus tiers': { file: here, has: 'another 1.30 limit' },
  'see a state of the site (empty, refused …)': {
    file: 'e2e/tools/qa.spec.ts',
    has: 'has a link to every scenario',
  },
  'add a widget': made,
  'add a page': made,
  'add a list': list,
  'add a kind of wager or of request, a server module': wager,
  'add a call': made,
  'add a feature': onlyNames,
  'change a text': onlyNames,
  'write an amount or a phrase': onlyNames,
  // The installation wants a registry; what follows it is a step of npm test.
  'add a dependency': { file: 'scripts/docs/proofs.ts', has: "a registry', step('lock'))" },
};
