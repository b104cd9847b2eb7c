'use strict';

// Before boardgame.io is loaded: it logs every request otherwise.
process.env.NODE_ENV = 'production';

const { parseArgs } = require('node:util');
const { Server, SocketIO } = require('boardgame.io/server');
const { makeGame } = require('./game');

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    delta: { type: 'boolean', default: false },
  },
});

async function main() {
  const server = Server({
    games: [makeGame({ delta: values.delta })],
    origins: [],
    transport: new SocketIO({ socketOpts: { transports: ['websocket'] } }),
  });
  // What boardgame.io calls the port goes to Node's listen() as it is, which takes a host this way.
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: Number(values.port) } });
  const { port } = appServer.address();
  if (process.send) process.send({ port });
  else console.log(`http://127.0.0.1:${port}`);
}

// Started by load.js: end with it, however it ends.
process.on('disconnect', () => process.exit());

main();
