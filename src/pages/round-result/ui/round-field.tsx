import { useUnit } from 'effector-react';
import { useState } from 'react';
import { IconSearch } from '@/shared/icons';
import { submitTo } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberField } from '@/shared/ui/number-field';
import { $lastDrawn, roundSearched } from '../model';
import { messages } from './messages';

/** Opens a round by its number, wherever in the day it is. */
export function RoundField() {
  const [last, onSearch] = useUnit([$lastDrawn, roundSearched]);
  const [round, setRound] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const search = () => {
    const isDrawn = round !== null && round >= 1 && round <= last;
    setRefused(!isDrawn);
    if (isDrawn) onSearch(round);
  };
  const refusal = last === 0 ? messages.noneDrawn : messages.upTo(last);
  return (
    <form aria-label={messages.findRound} onSubmit={submitTo(search)}>
      <NumberField
        label={messages.round}
        labelPlace="inside"
        maxDigits={5}
        value={round}
        error={isRefused ? refusal : undefined}
        trailing={
          <IconButton label={messages.findRound} onClick={search}>
            <IconSearch size={18} />
          </IconButton>
        }
        onValueChange={(typed) => {
          setRound(typed);
          setRefused(false);
        }}
      />
    </form>
  );
}
