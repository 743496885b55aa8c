import { enableCompileCache } from 'node:module';

// Reading TypeScript anew takes most of a start.
enableCompileCache();
// A reader that stops early, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { cli } = await import('./app/cli.ts');
process.exitCode = await cli(process.argv.slice(2));
