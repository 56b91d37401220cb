import { join, relative } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../source-hash.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isStory = (path: string): boolean => path.endsWith('.stories.tsx');

/** Parts of stories (`story-layer.tsx`, `sample-bets.ts`, a slice's `testing.ts`): what they hold is shown by stories. */
const isHelper = (path: string): boolean => /(^|\/)(story|sample|testing)[^/]*\.tsx?$/.test(path);

export interface SourceTree {
  checker: ts.TypeChecker;
  /** Files that may hold components. */
  sources: ts.SourceFile[];
  stories: ts.SourceFile[];
  /** A file's path inside `src`. */
  pathOf: (file: ts.SourceFile) => string;
  /** A file of the project: of `src`, `rules` or the contract. */
  isOwn: (file: ts.SourceFile) => boolean;
  /** A file of the client itself, no story and no part of one. */
  isOfClient: (file: ts.SourceFile) => boolean;
  isHelper: (file: ts.SourceFile) => boolean;
  isRule: (file: ts.SourceFile) => boolean;
}

/** Packages whose types decide nothing here and take most of the reading. */
const skippedPackages =
  /^(storybook|@storybook|storybook-react-rsbuild|lucide-react|@rsbuild|@types\/node|csstype)(\/|$)/;

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (names, from, redirected) =>
    names.map(({ text }) =>
      skippedPackages.test(text)
        ? { resolvedModule: undefined }
        : ts.resolveModuleName(text, from, options, host, cache, redirected),
    );
  return host;
}

/** Reads `<root>/src` with the types of `<root>/tsconfig.json`. Errors of types are another check's. */
export function readTree(root: string): SourceTree {
  const src = join(root, 'src');
  const paths = listFiles(src).filter((path) => path.endsWith('.tsx') && !isTest(path));
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  // Neither has the browser's nor Node's library anything that a look is made of.
  const lean = { ...options, types: [], lib: ['lib.es2023.d.ts'] };
  const program = ts.createProgram(paths, lean, hostOf(lean));
  const files = paths.flatMap((path) => program.getSourceFile(path) ?? []);
  const pathOf = (file: ts.SourceFile): string => relative(src, file.fileName);
  return {
    checker: program.getTypeChecker(),
    sources: files.filter((file) => !isStory(file.fileName) && !isHelper(pathOf(file))),
    stories: files.filter(({ fileName }) => isStory(fileName)),
    pathOf,
    isOwn: ({ fileName }) => !fileName.includes('/node_modules/'),
    isOfClient: (file) =>
      file.fileName.startsWith(`${src}/`) && !isStory(file.fileName) && !isHelper(pathOf(file)),
    isHelper: (file) => isHelper(pathOf(file)),
    isRule: ({ fileName }) => fileName.startsWith(join(root, 'rules/')),
  };
}

/** The symbol that an import or a re-export leads to. */
export function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The symbol that a name in code means, through imports and shorthand properties. */
export function symbolAt(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol =
    node.parent && ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
  return symbol && resolved(checker, symbol);
}

const nothing = () => false;

/** Calls `visit` with the node and all below it, but for what `isLeftOut` and is below that. */
export function walk(
  node: ts.Node,
  visit: (node: ts.Node) => void,
  isLeftOut: (node: ts.Node) => boolean = nothing,
): void {
  if (isLeftOut(node)) return;
  visit(node);
  node.forEachChild((child) => walk(child, visit, isLeftOut));
}

/** The values that code below a node uses by their plain names, with their declarations. */
export function declarationsUsed(
  { checker }: SourceTree,
  region: ts.Node,
  isLeftOut: (node: ts.Node) => boolean = nothing,
): Set<ts.Declaration> {
  const found = new Set<ts.Declaration>();
  function enter(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isLeftOut(node)) return;
    if (ts.isIdentifier(node)) {
      const declaration = isPlainUse(node) && symbolAt(checker, node)?.valueDeclaration;
      if (declaration) found.add(declaration);
    }
    node.forEachChild(enter);
  }
  enter(region);
  return found;
}

/** A name that is looked up in its scope, so that finding its symbol needs no type. */
function isPlainUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isJsxAttribute(parent) && !ts.isBindingElement(parent);
}
