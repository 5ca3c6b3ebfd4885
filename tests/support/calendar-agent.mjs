// Preloaded before a program: connects the host of a test's calendar to its server, without TLS, and no other host.
import { Agent } from 'node:https';
import { connect } from 'node:net';

const { CALENDAR_HOST, CALENDAR_PORT } = process.env;
const { createConnection } = Agent.prototype;

Agent.prototype.createConnection = function (options, done) {
  return options.host === CALENDAR_HOST
    ? connect(Number(CALENDAR_PORT), '127.0.0.1')
    : createConnection.call(this, options, done);
};
