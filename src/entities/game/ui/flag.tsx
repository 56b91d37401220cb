import { flagOf, flagPicture } from '../lib/flags';
import * as styles from './flag.css';

export interface FlagProps {
  /** ISO 3166 alpha-2 in lower case, or world. */
  country: string;
}

/** Decoration: the name of the league says the country. */
export function Flag({ country }: FlagProps) {
  const picture = flagPicture(country);
  if (picture) return <img className={styles.root} src={picture} alt="" />;
  const { stripes, isVertical = false, disc, cross, canton } = flagOf(country);
  const step = (isVertical ? 20 : 14) / stripes.length;
  return (
    <svg className={styles.root} viewBox="0 0 20 14" aria-hidden="true">
      {stripes.map((fill, at) => {
        const offset = at * step;
        return isVertical ? (
          <rect key={offset} x={offset} width={step} height="14" fill={fill} />
        ) : (
          <rect key={offset} y={offset} width="20" height={step} fill={fill} />
        );
      })}
      {cross && <path d="M0 7h20M8 0v14" stroke={cross} strokeWidth="3" />}
      {canton && <rect width="9" height="7" fill={canton} />}
      {disc && <circle cx="10" cy="7" r="3.8" fill={disc} />}
    </svg>
  );
}
