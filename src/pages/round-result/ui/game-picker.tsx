import { useUnit } from 'effector-react';
import { useState } from 'react';
import { gameTitle } from '@/entities/round';
import { IconChevronDown } from '@/shared/icons';
import { $layout } from '@/shared/lib/device';
import { parseWhole } from '@/shared/lib/typed-number';
import { Select } from '@/shared/ui/select';
import { Sheet } from '@/shared/ui/sheet';
import { gameOf, groupsOf } from '../lib/games';
import { $shown, filterChanged } from '../model';
import { messages } from './messages';
import * as styles from './round-filters.css';

interface ChoiceProps {
  /** Id of the game that is shown. */
  value: number;
  onChoose: (id: number) => void;
}

function GameSheet({ value, onChoose }: ChoiceProps) {
  const { path } = useUnit($shown);
  const [isOpen, setOpen] = useState(false);
  const choose = (id: number) => {
    setOpen(false);
    onChoose(id);
  };
  return (
    <>
      <button
        type="button"
        className={styles.game}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.gameName}>{gameTitle(value)}</span>
        <IconChevronDown size={16} />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="bottom"
        title={messages.chooseGame}
        closeLabel={messages.close}
      >
        <div className={styles.sheet}>
          {groupsOf(path).map(({ label, games }) => (
            <section key={label} aria-label={label}>
              <h3 className={styles.providerName}>{label}</h3>
              <div className={styles.games}>
                {games.map(({ id }) => (
                  <button
                    key={id}
                    type="button"
                    className={styles.choice}
                    aria-current={id === value || undefined}
                    onClick={() => choose(id)}
                  >
                    {gameTitle(id)}
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** The minigame whose rounds are shown: a list of the system, on phones a sheet by provider. */
export function GamePicker() {
  const [{ path, game }, layout, onChange] = useUnit([$shown, $layout, filterChanged]);
  const value = gameOf(path, game).id;
  const choose = (id: number) => onChange({ game: id, round: undefined });
  if (layout === 'mobile') return <GameSheet value={value} onChoose={choose} />;
  return (
    <Select
      label={messages.game}
      labelHidden
      value={String(value)}
      options={groupsOf(path).flatMap(({ games }) =>
        games.map(({ id }) => ({ value: String(id), label: gameTitle(id) })),
      )}
      onValueChange={(id) => choose(parseWhole(id) ?? value)}
    />
  );
}
