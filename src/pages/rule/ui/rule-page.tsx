import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { useMemo } from 'react';
import { inquiryRequested } from '@/entities/member';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import type { RulePart } from '../lib/section';
import { $ruleLimits, RuleGate } from '../model';
import { ruleEffectiveDate, rulePartsOf, ruleVersion } from '../text/rules';
import { messages } from './messages';
import { RuleBlockView } from './rule-block';
import * as styles from './rule-page.css';

function Contents({ parts }: { parts: readonly RulePart[] }) {
  return (
    <nav aria-label={messages.contents} className={styles.contents}>
      {parts.map((part) => (
        <div key={part.id}>
          <p className={styles.contentsPart}>{part.title}</p>
          <ol className={styles.contentsList}>
            {part.sections.map(({ id, title }) => (
              <li key={id}>
                <Link to="/rule" hash={id} className={styles.contentsLink}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

/** Terms of use and betting rules, with a list of contents; the same for guests and members. */
export function RulePage() {
  useGate(RuleGate);
  const { limits, onInquiry } = useUnit({ limits: $ruleLimits, onInquiry: inquiryRequested });
  const parts = useMemo(() => rulePartsOf(limits), [limits]);
  return (
    <article className={styles.root}>
      <header className={styles.header}>
        <Heading level={1}>{messages.title}</Heading>
        <p className={styles.meta}>
          <span>{messages.version(ruleVersion)}</span>
          <time dateTime={ruleEffectiveDate}>{messages.effective(ruleEffectiveDate)}</time>
        </p>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <Contents parts={parts} />
      <div className={styles.body}>
        {parts.map((part) => (
          <section key={part.id} className={styles.part} aria-labelledby={`${part.id}-title`}>
            <Heading level={2} size="h1" id={`${part.id}-title`}>
              {part.title}
            </Heading>
            {part.sections.map(({ id, title, blocks }) => (
              <section key={id} id={id} className={styles.section}>
                <Heading level={3} size="h2">
                  {title}
                </Heading>
                {blocks.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
                  <RuleBlockView key={index} block={block} />
                ))}
              </section>
            ))}
          </section>
        ))}
        <footer className={styles.footer}>
          <p>{messages.help}</p>
          <Button variant="secondary" onClick={() => onInquiry()}>
            {messages.inquiry}
          </Button>
        </footer>
      </div>
    </article>
  );
}
