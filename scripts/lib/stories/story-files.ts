import ts from 'typescript';
import { resolved, symbolAt, type SourceTree } from './tree.ts';

export interface StoryFile {
  file: ts.SourceFile;
  path: string;
  title: string | undefined;
  /** What the meta names as its component. */
  component: ts.Symbol | undefined;
  /** The object of the meta and the exported stories: what is drawn begins there. */
  roots: ts.Node[];
  hasStory: boolean;
  /** Everything of a module that the file takes as a whole: a gallery draws each. */
  gallery: Set<ts.Symbol>;
}

/** What `import * as icons from './index'` brings. */
function galleryOf(checker: ts.TypeChecker, file: ts.SourceFile): Set<ts.Symbol> {
  const modules = file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const bindings = statement.importClause?.namedBindings;
    const isWhole = bindings && ts.isNamespaceImport(bindings);
    return (isWhole && checker.getSymbolAtLocation(statement.moduleSpecifier)) || [];
  });
  const exports = modules.flatMap((module) => checker.getExportsOfModule(module));
  return new Set(exports.map((symbol) => resolved(checker, symbol)));
}

/** The object that the file exports as its default, through a variable and `satisfies`. */
function metaOf(checker: ts.TypeChecker, file: ts.SourceFile): ts.Node | undefined {
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  let node: ts.Node | undefined = exported;
  while (node && !ts.isObjectLiteralExpression(node)) {
    if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) node = node.expression;
    else if (ts.isIdentifier(node)) {
      const declaration = symbolAt(checker, node)?.valueDeclaration;
      node =
        declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    } else return undefined;
  }
  return node;
}

/** The declarations that a file exports by name: its stories. */
function exportedIn(checker: ts.TypeChecker, file: ts.SourceFile): ts.Node[] {
  const module = checker.getSymbolAtLocation(file);
  const named = (module ? checker.getExportsOfModule(module) : []).filter(
    ({ name }) => name !== 'default',
  );
  return named.flatMap((symbol) => resolved(checker, symbol).valueDeclaration ?? []);
}

function entryOf(meta: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of meta.properties) {
    if (!property.name || property.name.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Title and component of each story file. */
export function readStories({ checker, stories, pathOf }: SourceTree): StoryFile[] {
  return stories.map((file) => {
    const meta = metaOf(checker, file);
    const gallery = galleryOf(checker, file);
    const own = exportedIn(checker, file);
    const roots = meta ? [meta, ...own] : own;
    const hasStory = own.length > 0;
    const read = {
      ...{ file, path: pathOf(file), title: undefined, component: undefined },
      ...{ gallery, roots, hasStory },
    };
    if (!meta || !ts.isObjectLiteralExpression(meta)) return read;
    const title = entryOf(meta, 'title');
    const named = entryOf(meta, 'component');
    // `Table<Row>` names `Table`.
    const name = named && ts.isExpressionWithTypeArguments(named) ? named.expression : named;
    return {
      ...read,
      title: title && ts.isStringLiteralLike(title) ? title.text : undefined,
      component: name && symbolAt(checker, name),
    };
  });
}
