import { DataList } from '@/shared/ui/data-list';
import type { PointTerms } from '../api';
import { messages } from './messages';

export interface ConversionRulesProps {
  terms: PointTerms;
}

/** What a conversion may be, how often, and what has to be bet afterwards. */
export function ConversionRules({ terms }: ConversionRulesProps) {
  return (
    <DataList
      divided
      items={[
        { term: messages.minimum, value: messages.minimumOf(terms) },
        { term: messages.times, value: messages.timesOf(terms) },
        { term: messages.turnover, value: messages.turnoverOf(terms) },
        ...(terms.rate === null
          ? []
          : [{ term: messages.rate, value: messages.rateOf(terms.rate) }]),
      ]}
    />
  );
}
