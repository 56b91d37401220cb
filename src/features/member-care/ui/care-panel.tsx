import { useUnit } from 'effector-react';
import { Chip } from '@/shared/ui/chip';
import { $tool, $tools, type CareTool, toolChosen } from '../model';
import { AdjustForm } from './adjust-form';
import * as styles from './care-panel.css';
import { MeasureForm } from './measure-form';
import { messages } from './messages';
import { NoteForm } from './note-form';
import { RateForm } from './rate-form';
import { StandingForm } from './standing-form';

const forms: Record<CareTool, () => React.ReactNode> = {
  adjust: AdjustForm,
  standing: StandingForm,
  rate: RateForm,
  note: NoteForm,
  measure: MeasureForm,
};

/** What staff may do to the member that is looked at: adjust, place, note, and keep out. */
export function CarePanel() {
  const [tools, tool, onTool] = useUnit([$tools, $tool, toolChosen]);
  const Tool = forms[tool];
  return (
    <section className={styles.root} aria-label={messages.panel}>
      <fieldset className={styles.tools} aria-label={messages.panel}>
        {tools.map((one) => (
          <Chip key={one} selected={one === tool} onClick={() => onTool(one)}>
            {messages.tools[one]}
          </Chip>
        ))}
      </fieldset>
      <Tool />
    </section>
  );
}
