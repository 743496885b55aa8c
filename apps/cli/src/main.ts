const usage = `usage: ./bauta <command>

commands to come:
  play      play a memory in the terminal
  script    run a script of commands and print what happens
  rules     show a rule or a clause, such as R22.3
`;

const [command] = process.argv.slice(2);
if (command === undefined || command === 'help' || command === '--help') {
  process.stdout.write(usage);
} else {
  process.stderr.write(`"${command}" does not exist yet.\n\n${usage}`);
  process.exitCode = 2;
}
