import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { Heading } from './heading';

const meta = {
  title: 'shared/ui/Heading',
  component: Heading,
  args: { children: '크로스' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="3">
      <Heading level={1} size="display">
        {children}
      </Heading>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};
