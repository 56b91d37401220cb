import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { MenuItem } from './menu-item';

const meta = {
  title: 'shared/ui/MenuItem',
  component: MenuItem,
  args: { children: <a href="#cross">크로스</a> },
} satisfies Meta<typeof MenuItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link, and a button, which acts and leads nowhere. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <MenuItem {...args} />
      <MenuItem>
        <button type="button">로그아웃</button>
      </MenuItem>
    </Stack>
  ),
};
