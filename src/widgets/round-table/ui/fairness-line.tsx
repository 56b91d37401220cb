import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $lastResult } from '@/entities/round';
import { IconFairness } from '@/shared/icons';
import { verifyLink } from '@/shared/routes';
import * as styles from './fairness-line.css';
import { messages } from './messages';

/** Leads to the verification of the last round. */
export function FairnessLine() {
  const last = useUnit($lastResult);
  if (last === null) return null;
  return (
    <p className={styles.root}>
      <IconFairness size={16} />
      <span>{messages.fair}</span>
      <Link {...verifyLink(last.roundId)} className={styles.link}>
        {messages.verify}
      </Link>
    </p>
  );
}
