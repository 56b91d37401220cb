import { Link } from '@tanstack/react-router';
import type { StatementLine } from '@/entities/statement';
import { linkSearch } from '@/shared/routes';
import { messages } from './messages';
import * as styles from './statement-lines.css';

const searchOf = (bet: string) => linkSearch({ bet });

export interface LineSourceProps {
  source: StatementLine['source'];
}

/** A link to what caused a line; nothing for what has no page. */
export function LineSource({ source }: LineSourceProps) {
  if (source === null) return null;
  const text = messages.sources[source.kind];
  if (source.kind === 'bet')
    return (
      <Link to="/bet_result" search={searchOf(source.id)} className={styles.source}>
        {text} ›
      </Link>
    );
  return (
    <Link to={source.kind === 'deposit' ? '/charge' : '/exchange'} className={styles.source}>
      {text} ›
    </Link>
  );
}
