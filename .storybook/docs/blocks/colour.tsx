import {
  type ColorPair,
  type ColorTokens,
  celadon,
  contrastOf,
  edgePairs,
  filledPairs,
  leastContrast,
  porcelain,
  textPairs,
  tintedPairs,
} from '@/shared/theme/testing';
import * as styles from './blocks.css';
import { TokenTable } from './token-table';

const themes: Record<string, ColorTokens> = { celadon, porcelain };
const names = Object.keys(celadon) as (keyof ColorTokens)[];

/** Every colour token with its value in each theme. */
export function ColourTable() {
  return (
    <TokenTable
      label="Colours"
      columns={['vars.color', ...Object.keys(themes)]}
      rows={names.map((name) => [
        name,
        ...Object.values(themes).map((theme) => (
          <span key={theme.bg} className={styles.swatch}>
            <span
              className={styles.chip}
              style={{ background: `linear-gradient(${theme[name]} 0 100%), ${theme.bg}` }}
            />
            <span className={styles.code}>{theme[name]}</span>
          </span>
        )),
      ])}
    />
  );
}

const nameOf = ({ ink, ground, under }: ColorPair): string =>
  `${ink} on ${ground}${under ? ` over ${under}` : ''}`;

interface ContrastProps {
  theme: ColorTokens;
  pair: ColorPair;
  least: number;
  /** It is drawn as the edge of a box, not as a text. */
  isEdge: boolean;
}

/** The pair as it is drawn, and its contrast. */
function Contrast({ theme, pair, least, isEdge }: ContrastProps) {
  const ratio = contrastOf(theme, pair);
  const under = pair.under ? theme[pair.under] : theme.bg;
  const background = `linear-gradient(${theme[pair.ground]} 0 100%), ${under}`;
  return (
    <span className={styles.swatch}>
      {isEdge ? (
        <span className={styles.onGround} style={{ background }}>
          <span className={styles.edge} style={{ borderColor: theme[pair.ink] }} />
        </span>
      ) : (
        <span className={styles.onGround} style={{ color: theme[pair.ink], background }}>
          배당 1.95
        </span>
      )}
      {/* Cut, never rounded up: 4.499 is below 4.5. */}
      {(Math.floor(ratio * 100) / 100).toFixed(2)} {ratio < least && '✗'}
    </span>
  );
}

const kinds = {
  ground: { pairs: textPairs, least: leastContrast.text },
  tint: { pairs: tintedPairs, least: leastContrast.text },
  filled: { pairs: filledPairs, least: leastContrast.text },
  edge: { pairs: edgePairs, least: leastContrast.edge },
} as const;

/** The contrast of every allowed pair of one kind, worked out from the tokens. */
export function ContrastTable({ kind }: { kind: keyof typeof kinds }) {
  const { pairs, least } = kinds[kind];
  return (
    <TokenTable
      label={`Contrast: ${kind}`}
      columns={['pair', ...Object.keys(themes)]}
      rows={pairs.map((pair) => [
        nameOf(pair),
        ...Object.entries(themes).map(([name, theme]) => (
          <Contrast key={name} theme={theme} pair={pair} least={least} isEdge={kind === 'edge'} />
        )),
      ])}
    />
  );
}

/** Least contrast of text, and of edges and marks. */
export function LeastContrast({ of }: { of: keyof typeof leastContrast }) {
  return <>{leastContrast[of]}:1</>;
}
