import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { EventArt } from './event-art';
import * as styles from './event-view.css';

const meta = {
  title: 'pages/event/EventArt',
  component: EventArt,
  decorators: [
    (Story) => (
      <div className={styles.banner}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {};
