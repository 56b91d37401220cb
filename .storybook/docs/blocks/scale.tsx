import type { ReactNode } from 'react';
import { vars } from '@/shared/theme';
import { media, scale } from '@/shared/theme/testing';
import * as styles from './blocks.css';
import { TokenTable } from './token-table';

interface GroupProps {
  group: keyof typeof scale;
  /** Draws what a value looks like. */
  sample?: (name: string, value: string) => ReactNode;
}

const isLength = (value: string): boolean => /^\d+px$/.test(value);

/** The tokens of a group, lengths from the shortest to the longest: names such as 1 and 1.5 have no order of their own. */
function entriesOf(group: keyof typeof scale): [string, string][] {
  const entries = Object.entries<string>(scale[group]);
  if (!entries.every(([, value]) => isLength(value))) return entries;
  return entries.sort(([, a], [, b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

function Group({ group, sample }: GroupProps) {
  return (
    <TokenTable
      label={group}
      columns={[`vars.${group}`, 'value', ...(sample ? ['sample'] : [])]}
      rows={entriesOf(group).map(([name, value]) => [
        name,
        <span key={name} className={styles.code}>
          {value}
        </span>,
        ...(sample ? [sample(name, value)] : []),
      ])}
    />
  );
}

/** A group of tokens with nothing to draw: sizes, layers. */
export function TokenGroup({ group }: Pick<GroupProps, 'group'>) {
  return <Group group={group} />;
}

export function SpaceTable() {
  const sample = (_name: string, value: string) => (
    <div className={styles.bar} style={{ inlineSize: value }} />
  );
  return <Group group="space" sample={sample} />;
}

export function RadiusTable() {
  const sample = (_name: string, value: string) => (
    <div className={styles.box} style={{ borderRadius: value }} />
  );
  return <Group group="radius" sample={sample} />;
}

export function ShadowTable() {
  const sample = () => <div className={styles.box} style={{ boxShadow: vars.shadow.float }} />;
  return <Group group="shadow" sample={sample} />;
}

const line = '아스널 승 1.95 · 3폴더 보너스 1.03배';

export function FontSizeTable() {
  const sample = (_name: string, value: string) => (
    <span style={{ fontSize: value, lineHeight: vars.lineHeight.snug }}>{line}</span>
  );
  return <Group group="fontSize" sample={sample} />;
}

export function FontWeightTable() {
  const sample = (_name: string, value: string) => (
    <span style={{ fontWeight: value }}>{line}</span>
  );
  return <Group group="fontWeight" sample={sample} />;
}

export function LineHeightTable() {
  const sample = (_name: string, value: string) => (
    <p style={{ lineHeight: value, maxInlineSize: '280px' }}>{`${line}. ${line}.`}</p>
  );
  return <Group group="lineHeight" sample={sample} />;
}

export function LetterSpacingTable() {
  const sample = (_name: string, value: string) => (
    <span style={{ letterSpacing: value }}>{line}</span>
  );
  return <Group group="letterSpacing" sample={sample} />;
}

export function MediaTable() {
  return (
    <TokenTable
      label="Media queries"
      columns={['media', 'query']}
      rows={Object.entries(media).map(([name, query]) => [
        name,
        <span key={name} className={styles.code}>
          {query}
        </span>,
      ])}
    />
  );
}
