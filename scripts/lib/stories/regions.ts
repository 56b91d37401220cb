import ts from 'typescript';
import type { StoryFile } from './story-files.ts';
import { declarationsUsed, type SourceTree, walk } from './tree.ts';

/** What a story does after it is drawn, and what only describes it: nothing in it is a look. */
const notDrawn = new Set(['play', 'argTypes']);

function isNotDrawn(node: ts.Node): boolean {
  const isNamed = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node);
  return isNamed && notDrawn.has(node.name.getText());
}

export function walkDrawn(region: ts.Node, visit: (node: ts.Node) => void): void {
  walk(region, visit, isNotDrawn);
}

/** The module, or the declaration of it, that a name means; none where a function declares it. */
function regionOf(declaration: ts.Declaration): ts.Node | undefined {
  if (ts.isSourceFile(declaration)) return declaration;
  const whole = ts.isBindingElement(declaration)
    ? ts.findAncestor(declaration, ts.isVariableDeclaration)
    : declaration;
  const statement = whole && ts.isVariableDeclaration(whole) ? whole.parent.parent : whole;
  return statement && ts.isSourceFile(statement.parent) ? whole : undefined;
}

/** The meta and the exported stories of a file, with what they use of the file and of helper modules. */
export function regionsOf(tree: SourceTree, { file, roots }: StoryFile): Set<ts.Node> {
  const regions = new Set(roots);
  for (const region of regions) {
    for (const declaration of declarationsUsed(tree, region, isNotDrawn)) {
      const from = declaration.getSourceFile();
      const used = from === file || tree.isHelper(from) ? regionOf(declaration) : undefined;
      if (used) regions.add(used);
    }
  }
  return regions;
}
