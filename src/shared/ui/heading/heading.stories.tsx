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
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
      {(['display', 'h1', 'h2', 'h3', 'h4'] as const).map((size) => (
        <Heading key={size} level={4} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};
