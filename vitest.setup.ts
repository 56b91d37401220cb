import { vi } from 'vitest';

// Run before each test file. The process keeps what the files before have loaded.
vi.resetModules();
