import {
  clientDoors,
  forDevelopersOnly,
  forTestsOnly,
  mockImports,
  pageDeclarations,
  providerPages,
  testFiles,
} from './scripts/lib/lint-rules.mjs';
import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Biome formats and lints in general; this file holds only what it cannot know: Effector, hooks, house rules.

const hangul = '/[ㄱ-ㆎ가-힣]/';
const koreanCopy = [
  `Literal[value=${hangul}]`,
  `TemplateElement[value.raw=${hangul}]`,
  `JSXText[value=${hangul}]`,
].map((selector) => ({
  selector,
  message: 'Korean copy lives in messages.ts beside the component.',
}));

const inEffect = ':not(CallExpression[callee.name=/^(createEffect|attach)$/] *)';
const impure = [
  `CallExpression[callee.object.name='Date'][callee.property.name='now']${inEffect}`,
  `CallExpression[callee.object.name='Math'][callee.property.name='random']${inEffect}`,
  `CallExpression[callee.object.name='crypto']${inEffect}`,
  `NewExpression[callee.name='Date'][arguments.length=0]${inEffect}`,
  `Identifier[name=/^(localStorage|sessionStorage)$/]${inEffect}`,
].map((selector) => ({
  selector,
  message: 'Clock, chance and storage belong into an effect, so that a test can answer for them.',
}));

const refusable = 'A browser may refuse it: enter by shared/lib/browser-door, which never throws.';
const ownDoors = ['localStorage', 'sessionStorage', 'BroadcastChannel'].map((name) => ({
  name,
  message: refusable,
}));
const typedNumbers = ['Number', 'parseInt', 'parseFloat'].map((name) => ({
  name,
  message: 'Typed text is read by shared/lib/typed-number: 0x10 and 1e3 are no amounts.',
}));

const ownDates = [
  "NewExpression[callee.name='Date']",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Date'][property.name!='now']",
  'MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
  "MemberExpression[object.name='Intl'][property.name=/^(DateTimeFormat|RelativeTimeFormat|DurationFormat)$/]",
].map((selector) => ({
  selector,
  message: 'Dates are read, computed and written by shared/lib/format, which is dayjs.',
}));

const coveredPresses = [
  'CallExpression[callee.object.name=/^user(Event)?$/][callee.property.name=/^(click|dblClick|tripleClick|type|hover|selectOptions|deselectOptions|upload)$/]',
  "CallExpression[callee.property.name='click'][arguments.length=0]",
  "CallExpression[callee.object.name='fireEvent']",
].map((selector) => ({
  selector,
  message: 'Press by shared/lib/test-press, which fails where something else is painted above.',
}));

const neverCasts = [
  {
    selector: "TSAsExpression[typeAnnotation.type='TSNeverKeyword']",
    message: 'A cast to never hides every error: narrow by a type predicate or type the parameter.',
  },
];

const ownStatuses = [
  'BinaryExpression[operator=/^[!=]==$/] > MemberExpression[object.name=/^(FIXTURE_STATUS|MARKET_STATUS|LEG_RESULT)$/]',
  'BinaryExpression[operator=/^([!=]==|[<>]=?)$/][right.raw=/^[1-9]$/]:matches([left.name=/[sS]tatus$/], [left.property.name=/[sS]tatus$/])',
].map((selector) => ({
  selector,
  message: 'Statuses of fixtures, markets and legs are compared by the predicates of rules/.',
}));

/** Aims of ours alone are warnings; what a plugin says holds. */
const asErrors = ({ rules = {}, ...config }) => ({
  ...config,
  rules: Object.fromEntries(
    Object.entries(rules).map(([name, entry]) =>
      Array.isArray(entry)
        ? [name, entry[0] === 'off' ? entry : ['error', ...entry.slice(1)]]
        : [name, entry === 'off' ? 'off' : 'error'],
    ),
  ),
});

export default defineConfig(
  {
    ignores: ['**/*.gen.ts', 'dist/', '.cache/', '.data/', 'public/', 'docs/', '*.config.*'],
  },
  {
    files: ['{src,games}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'react-hooks': reactHooks },
  },
  {
    // The types, and the rules that ask for them, cost most of the run: they are of what members load.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...testFiles, 'src/**/*.css.ts', 'src/**/messages.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    extends: [
      effector.flatConfigs.recommended,
      effector.flatConfigs.scope,
      effector.flatConfigs.react,
      effector.flatConfigs.future,
      effector.flatConfigs.patronum,
      reactHooks.configs.flat.recommended,
    ].map(asErrors),
  },
  {
    files: ['games/**/*.{ts,tsx}'],
    ignores: testFiles,
    extends: [asErrors(reactHooks.configs.flat.recommended)],
    rules: { 'no-restricted-imports': ['error', { patterns: [providerPages, forTestsOnly] }] },
  },
  {
    files: ['games/**/*.tsx'],
    ignores: ['**/*.{stories,test}.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...ownDates, ...koreanCopy, ...impure, ...neverCasts],
    },
  },
  {
    files: ['games/**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...ownDates, ...coveredPresses] },
  },
  {
    files: ['{src,games,server,rules,simulator,mock,conformance,scripts}/**/*.{ts,tsx}'],
    ignores: testFiles,
    languageOptions: { parser: tseslint.parser },
    rules: {
      'max-lines': ['warn', 400],
      'max-lines-per-function': ['warn', 120],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(click|dblclick|tap|check|uncheck|setChecked|dispatchEvent)$/]',
          message: 'Press with press() of e2e/lib/press.ts, which presses only what is visible.',
        },
      ],
    },
  },
  {
    files: ['simulator/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(?!#rules/|\\./|\\.\\./|node:crypto$|vitest$)|(^|/)(server|src|openapi|rules|bench)/',
              message: 'The simulator is a function of its seed and time: it imports #rules/ only.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...impure, ...neverCasts, ...ownStatuses],
    },
  },
  {
    files: ['simulator/**/*.test.ts', 'simulator/fairness/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...impure] },
  },
  {
    files: ['mock/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-imports': ['error', { patterns: [mockImports] }],
      'no-restricted-syntax': ['error', ...neverCasts, ...ownStatuses],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...ownDates, ...neverCasts, ...ownStatuses] },
  },
  {
    files: ['src/**/model.ts', 'src/**/model/*.ts', 'src/shared/ui/**/*.tsx'],
    ignores: ['**/*.{stories,test}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...ownDates, ...impure, ...neverCasts, ...ownStatuses],
    },
  },
  {
    files: ['src/{entities,features,widgets,pages,app}/**/*.tsx'],
    ignores: ['**/*.{stories,test}.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...ownDates,
        ...koreanCopy,
        ...impure,
        ...neverCasts,
        ...ownStatuses,
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...testFiles, 'src/shared/lib/browser-door/**'],
    rules: {
      'no-restricted-globals': ['error', { globals: ownDoors, checkGlobalObject: true }],
      'no-restricted-properties': [
        'error',
        ...['locks', 'localStorage', 'sessionStorage'].map((property) => ({
          property,
          message: refusable,
        })),
      ],
    },
  },
  {
    files: ['src/{features,widgets,pages}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', ...typedNumbers] },
  },
  {
    files: ['src/{features,widgets,pages}/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-globals': [
        'error',
        { globals: [...ownDoors, ...typedNumbers], checkGlobalObject: true },
      ],
    },
  },
  {
    files: ['src/**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...ownDates, ...coveredPresses] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/lib/test-*/**', 'src/shared/lib/format/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...clientDoors, forTestsOnly] }] },
  },
  {
    files: testFiles.map((file) => (file.startsWith('**/') ? `src/${file}` : file)),
    ignores: ['src/shared/lib/test-*/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: clientDoors }] },
  },
  {
    files: ['{server,scripts,bench,conformance}/**/*.ts'],
    ignores: testFiles,
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { 'no-restricted-syntax': ['error', ...neverCasts, ...ownStatuses] },
  },
  {
    files: ['conformance/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(^|/)(server|src|simulator|bench|scripts)/|^#simulator/',
              message:
                'The conformance run knows the contract and the rules; the server is at the other end of HTTP.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['rules/**/*.ts'],
    ignores: testFiles,
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { 'no-restricted-syntax': ['error', ...neverCasts] },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': ['error', { patterns: [forTestsOnly, forDevelopersOnly] }],
    },
  },
  {
    files: ['src/pages/*/{index,page,events,search}.ts'],
    ignores: ['src/pages/error/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...clientDoors, forTestsOnly, pageDeclarations] },
      ],
    },
  },
);
