/** Shown before the first composition loads. */
export function unavailablePage() {
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>The site is starting</title>
</head>
<body>
<h1>The site is starting</h1>
<p>It isn’t ready yet. This page reloads every five seconds.</p>
</body>
</html>
`;
  return {
    status: 503,
    html,
    policy: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  };
}
