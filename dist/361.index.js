export const id = 361;
export const ids = [361];
export const modules = {
	6361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kc: () => hasPlaceholder,
			Xm: () => renderTemplate,
			mt: () => builtInTemplate,
			parseTemplate: () => parseTemplate
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
		var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1451);
		let placeholders = [
			"pages",
			"earlier",
			"feedback",
			"instructions",
			"readers",
			"votes",
			"fix-id",
			"marker",
			"entries"
		];
		let longestTemplate = 2e4;
		let names = placeholders.map((name) => (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`{{ ${name} }}`);
		let choice = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.cT)(names, ", ");
		function parseTemplate(text) {
			let errors = [];
			text.trim() === "" && errors.push((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The template is empty: write what the agent should do, or leave "prompt-template" empty.`);
			text.length > longestTemplate && errors.push((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The template has ${text.length} characters: shorten it to ${longestTemplate} at most.`);
			if (errors.length > 0) return {
				ok: !1,
				errors
			};
			let parts = [];
			let from = 0;
			for (let { index, 0: found, 1: inner } of text.matchAll(/\\\{\{|\{\{(?:([^{}\n]*)\}\})?/g)) {
				parts.push(text.slice(from, index));
				from = index + found.length;
				let row = text.slice(0, index).split("\n").length;
				let name = inner?.trim();
				let error = name === void 0 ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`"{{" is not closed` : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`{{ ${(0, _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__._)(name, 40)} }} is unknown`;
				found.startsWith("\\") ? parts.push("{{") : isPlaceholder(name) ? parts.push({ placeholder: name }) : errors.push((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Line ${row}: ${error}: write one of ${choice}, or \\{{ for plain braces.`);
			}
			parts.push(text.slice(from));
			return errors.length > 0 ? {
				ok: !1,
				errors
			} : {
				ok: !0,
				template: parts
			};
		}
		function renderTemplate(template, values) {
			return template.map((part) => typeof part == "string" ? part : values[part.placeholder]).join("");
		}
		function hasPlaceholder(template, name) {
			return template.some((part) => typeof part != "string" && part.placeholder === name);
		}
		function isPlaceholder(name) {
			return placeholders.some((placeholder) => placeholder === name);
		}
		let builtInTemplate = "# Fix the documentation where its readers stumble\n\nReaders of this documentation have left feedback. Find out what in the documentation caused it, and fix that.\n\n## Pages\n\n{{ pages }}\n\n## What to do\n\n1. Find the file behind each page above, and read all of it.\n2. Make the smallest change that addresses what readers say. Keep the page's language, voice, structure and formatting.\n3. Write only what you can verify in this repository. Where readers disagree with what you find, trust what you find.\n4. Change documentation pages only: those above, and other pages only if they contain the same mistake.\n   Do not touch workflows, configuration, scripts, dependencies, lock files, instructions to agents or generated files.\n5. If nothing needs to change, change nothing and open no pull request.";
	}),
	1451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => toSafeText });
		var _cap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3858);
		var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		function toSafeText(text, max = 200) {
			return (0, _cap_js__WEBPACK_IMPORTED_MODULE_1__.y)((0, _sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(text).replace(/:(?=:)/g, ": ").replace(/#(?=[#[])/g, "# "), max);
		}
	})
};
