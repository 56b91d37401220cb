import { useUnit } from 'effector-react';
import { countColumn, defineDeskList, levelOptions } from '@/features/desk-list';
import { EventRewards } from '@/features/event-reward';
import { FormCheckbox, FormSelect } from '@/shared/ui/form';
import { events } from '../model/events';
import { messages } from './messages';
import { PopupPreview } from './popup-preview';
import { timedColumns, TimedFields } from './timed-fields';
import { WritingPanel } from './writing-panel';

const { columns: heads } = messages;
const levels = levelOptions(messages.levelFrom);

function EventPanel() {
  const [{ title, contents }, id] = useUnit([events.form.$values, events.$id]);
  return (
    <WritingPanel
      model={events}
      preview={<PopupPreview title={title} html={contents} />}
      more={id !== null && <EventRewards eventId={id} />}
    >
      <TimedFields form={events.form} />
      <FormSelect form={events.form} name="minLevel" label={messages.minLevel} options={levels} />
      <FormCheckbox form={events.form} name="isForCoin">
        {messages.isForCoin}
      </FormCheckbox>
    </WritingPanel>
  );
}

/** The events for members, and what each gives to many of them; to one it is given on the page of the member as well. */
export const DeskEvents = defineDeskList({
  list: events.list,
  texts: messages.events,
  columns: [
    ...timedColumns.before,
    { ...countColumn('joined', heads.joined, messages.people, 84), align: 'start' },
    { ...countColumn('rewarded', heads.rewarded, messages.people, 84), align: 'start' },
    ...timedColumns.after,
  ],
  search: ({ title, contents }) => `${title} ${contents}`,
  isQuiet: ({ state }) => state === 'over',
  panel: () => <EventPanel />,
  adding: { label: messages.events.write, panel: EventPanel },
});
