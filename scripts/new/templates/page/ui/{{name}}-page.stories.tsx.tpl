import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { {{Name}}Page } from './{{name}}-page';

const meta = {
  title: 'pages/{{name}}/{{Name}}Page',
  component: {{Name}}Page,
  parameters: { layout: 'fullscreen', router: { path: '{{path}}' } },
} satisfies Meta<typeof {{Name}}Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '{{title}}' })).toBeVisible();
  },
};
