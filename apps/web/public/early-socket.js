// Knocks at a table while the page is still on its way, so that the table has answered by the time there is somebody to
// hear it. src/knock.ts takes over.
{
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(location.pathname) ?? [];
  // A page that was there first has its own line already: a second one would be taken for it later, with nobody on it.
  if (table !== undefined && !("seraiKnock" in globalThis)) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/play`);
    const heard = [];
    socket.onmessage = ({ data }) => heard.push(data);
    globalThis.seraiKnock = { table, socket, heard };
  }
}
