import { useUnit } from 'effector-react';
import type { Ref } from 'react';
import { type Bet, betText } from '@/entities/bet';
import { BetMark, PostBetCard, toPostBet } from '@/entities/post';
import { listTexts } from '@/shared/copy';
import { formatOdds, formatShortDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { Inline } from '@/shared/ui/inline';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $show, bets, betShows, showChosen } from '../model/bets';
import { $attached, betChosen } from '../model/write';
import * as styles from './bet-picker.css';
import { messages } from './messages';

function optionOf(bet: Bet) {
  const { id, legs, system, totalOdds, placedAt } = bet;
  const [leg] = legs;
  return {
    value: id,
    label: (
      <span className={styles.bet}>
        <b>
          {leg && betText({ folders: legs.length, leg, ...(system && { sizes: system.sizes }) })}
        </b>
        <Text size="sm" tone="hint" numeric>
          {messages.betLine(formatOdds(totalOdds), formatShortDateTime(placedAt))}
        </Text>
      </span>
    ),
    note: <BetMark state={toPostBet(bet).state} />,
  };
}

function Choice() {
  const { attached, show, onChoose, onShow } = useUnit({
    attached: $attached,
    show: $show,
    onChoose: betChosen,
    onShow: showChosen,
  });
  const { items, failure, isPending, onRetry, ...paged } = usePaged(bets);
  return (
    <>
      <fieldset className={styles.chips} aria-label={messages.betFilter}>
        {betShows.map((one) => (
          <Chip key={one} selected={one === show} onClick={() => onShow(one)}>
            {messages.betShows[one]}
          </Chip>
        ))}
      </fieldset>
      <QueryView
        data={items}
        failure={failure}
        isPending={isPending}
        texts={{ ...listTexts, failed: messages.betsFailed }}
        skeleton={<Skeleton height={200} shape="box" />}
        empty={<EmptyState title={messages.noBets} text={messages.noBetsText} />}
        failureAt="end"
        onRetry={onRetry}
      >
        {(all) => (
          <RadioGroup
            label={messages.bets}
            options={all.map(optionOf)}
            value={attached?.id ?? null}
            onValueChange={(id) => onChoose(all.find((bet) => bet.id === id) ?? null)}
          />
        )}
      </QueryView>
      <LoadMore paged={{ ...paged, failure, isPending }} label={messages.moreBets} />
    </>
  );
}

function Preview() {
  const [attached, onChoose] = useUnit([$attached, betChosen]);
  if (attached === null) return null;
  return (
    <Stack gap="2">
      <Inline gap="2" align="center" justify="between">
        <Heading level={3} size="h4">
          {messages.preview}
        </Heading>
        <Button size="sm" variant="quiet" onClick={() => onChoose(null)}>
          {messages.detach}
        </Button>
      </Inline>
      <PostBetCard bet={attached.bet} />
      <Text as="p" size="sm" tone="hint">
        {messages.betFollows}
      </Text>
    </Stack>
  );
}

interface BetPickerProps {
  /** Takes the focus where the toolbar leads to it. */
  ref?: Ref<HTMLElement>;
}

/** The bet of one's own that may go with a post, and its look to the readers. */
export function BetPicker({ ref }: BetPickerProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={messages.attachBet} className={styles.root}>
      <Card>
        <Stack gap="3">
          <div className={styles.head}>
            <Heading level={2} size="h3">
              {messages.attachBet}
            </Heading>
            <Text size="sm" tone="hint">
              {messages.attachAbout}
            </Text>
          </div>
          <Choice />
          <Preview />
        </Stack>
      </Card>
    </section>
  );
}
