export { leagueSearch } from './lib/href';
export { leagueShown, leagueStepped, treeEntered, treeLeft, treeRetried } from './model';
export { LeagueTree } from './ui/league-tree';
export { TreeButton, TreeSheet } from './ui/tree-sheet';
