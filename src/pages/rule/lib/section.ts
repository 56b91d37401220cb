/** A piece of a rule's text. */
export type RuleBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'note'; text: string }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      /** Columns of figures, counted from 0. */
      numeric?: readonly number[];
    };

export interface RuleSection {
  /** Anchor in the address. */
  id: string;
  title: string;
  blocks: readonly RuleBlock[];
}

export interface RulePart {
  id: string;
  title: string;
  sections: readonly RuleSection[];
}
