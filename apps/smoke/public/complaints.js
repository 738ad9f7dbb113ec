// Notes everything that goes wrong on the page, from before anything else runs.
window.complaints = [];
for (const level of ["error", "warn"]) {
  const write = console[level];
  console[level] = (...what) => {
    window.complaints.push(`${level}: ${what.join(" ")}`);
    write.apply(console, what);
  };
}
window.addEventListener(
  "error",
  (event) => {
    window.complaints.push(
      `error: ${event.message ?? event.target?.src ?? event.target?.href ?? event.type}`,
    );
  },
  true,
);
window.addEventListener("unhandledrejection", (event) => {
  window.complaints.push(`rejection: ${event.reason}`);
});
document.addEventListener("securitypolicyviolation", (event) => {
  window.complaints.push(`policy: ${event.violatedDirective} ${event.blockedURI}`);
});
